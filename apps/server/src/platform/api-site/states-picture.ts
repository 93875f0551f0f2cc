import { m } from '@daftar/words'

/**
 * The states of a payment, drawn; a style sheet paints it. It reads from left to right, as the states are
 * written.
 */
export function statesPicture(language: 'en' | 'ar'): string {
  const box = (x: number, y: number, name: string) =>
    `<rect x="${x}" y="${y}" width="130" height="40" rx="8"/><text x="${x + 65}" y="${y + 25}">${name}</text>`
  const arrow = (from: [number, number], to: [number, number]) =>
    `<path d="M${from.join(' ')} L${to.join(' ')}" marker-end="url(#tip)"/>`
  return `<svg class="states" viewBox="0 0 520 180" role="img" direction="ltr" aria-label="${m.api_site_states_picture({}, { locale: language })}">
<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 L8 4 L0 8 z"/></marker></defs>
${box(5, 70, 'CREATED')}${box(195, 5, 'AUTHORIZED')}${box(195, 70, 'REJECTED')}${box(195, 135, 'EXPIRED')}${box(385, 5, 'CLOSED')}
${arrow([135, 85], [193, 32])}${arrow([135, 90], [193, 90])}${arrow([135, 95], [193, 150])}${arrow([325, 25], [383, 25])}
</svg>`
}
