/** The `.belote` file last opened on the page; it stays in memory and goes nowhere but to a review. */

class Dropped {
  text = $state('');
  name = $state('');
}

export const dropped = new Dropped();
