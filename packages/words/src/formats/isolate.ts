/** Figures, codes and addresses that keep their order inside an Arabic sentence: isolated left to right. */
export function isolated(text: string | number): string {
  return `\u2066${text}\u2069`
}
