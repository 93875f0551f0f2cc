/** Goes on with Tab until something has the focus: what cannot be reached without a pointer fails here. */
export async function tabTo(user: { tab(): Promise<void> }, wanted: HTMLElement): Promise<void> {
  for (let steps = 0; document.activeElement !== wanted; steps += 1) {
    if (steps > 90) throw new Error('Tab does not lead there')
    await user.tab()
  }
}
