/** The games that the server knows, with the house options of each, in words. */

export interface OptionChoice {
  value: string | number | boolean;
  text: string;
}

export interface Option {
  name: string;
  title: string;
  help: string;
  value: string | number | boolean;
  choices: OptionChoice[];
}

export interface Variant {
  id: string;
  title: string;
  promise: string;
  target: number | null;
  deals: number | null;
  options: Option[];
}
