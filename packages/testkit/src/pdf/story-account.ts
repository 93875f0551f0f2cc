/**
 * The account of Rawaa, with whom the README's story begins: its statement fits the company the demo knows.
 */
export const storyAccount = { holder: 'Rawaa Fashion Company', iban: 'SA9880000606608010167519' } as const
