/** Whether the server can be reached, as far as the page has noticed. */

let isLost = $state(false);

export const connection = {
  get isLost(): boolean {
    return isLost;
  },

  /** What the last request, or the browser, tells of it. */
  tell: (isThere: boolean): void => {
    isLost = !isThere;
  },
};
