/** The Monday the week is settled on, at six in the morning in Dubai. */
export const week = {
  currency: 'AED',
  weekStart: '2026-11-16',
  runDate: '2026-11-23',
  nextOn: '2026-11-30',
  at: new Date('2026-11-23T02:00:00Z'),
} as const
