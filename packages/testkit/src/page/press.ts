/** Two presses before the page has drawn what the first one did: what an impatient finger sends. */
export function pressTwice(button: HTMLElement): void {
  button.click()
  button.click()
}
