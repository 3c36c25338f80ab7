/** What is drawn and can be pressed is pressed by the keyboard as a button is. */
export const byKey = (press: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  press();
};
