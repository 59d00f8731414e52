/** What the first games start with. Written by `python -m scripts.protocol_types`: do not edit. */

/** From the weakest computer players to the strongest. */
export const LEVELS = ['debutant', 'amateur', 'confirme', 'expert'] as const;
export const FIRST_VARIANT = 'bulgarian';
export const FIRST_PEOPLE_VARIANT = 'ktga_be';
export const FIRST_LEVEL = 'confirme';
