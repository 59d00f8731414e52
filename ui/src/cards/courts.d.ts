/** Made by the build: where the courts of svg-cards are, `<folder>/Kh.svg`. */
declare module 'virtual:courts' {
  export const FOLDER: string;
}
