import { latinDigits } from './digits.ts'

/**
 * Latin digits and signs for Arabic ones, without blanks: what an amount field reads of a key press or a
 * paste.
 */
export function latinAmount(text: string): string {
  return latinDigits(text).replace(/٫/g, '.').replace(/٬/g, ',').replace(/\s/g, '')
}

/**
 * Digits, one point and no grouping. A comma that groups nothing stays, to be seen and refused: "12,50" is
 * never read as 1250.
 */
export function plainAmount(text: string): string {
  const figures = text.replace(/[^\d.,]/g, '')
  if (figures.includes(',')) return isGrouped(figures) ? figures.replaceAll(',', '') : figures
  const [whole = '', ...rest] = figures.split('.')
  return rest.length > 0 ? `${whole}.${rest.join('')}` : whole
}

function isGrouped(figures: string): boolean {
  return /^\d+(,\d{3})+(\.\d*)?$/.test(figures)
}
