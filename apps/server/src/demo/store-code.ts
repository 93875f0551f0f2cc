/** What a shop's own system calls a store of the demo: `marina-mall`. */
export function codeOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
