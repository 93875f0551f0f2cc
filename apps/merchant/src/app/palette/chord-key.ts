/** The key that is held for what works everywhere, as it is printed on this keyboard. */
export function chordKey(): string {
  return navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl'
}
