/** How long sessions hold. Minutes and hours of real time: the demo's clock signs nobody out. */
export interface SessionSettings {
  merchant: { absoluteHours: number; idleMinutes: number }
  desk: { absoluteHours: number; idleMinutes: number }
  /** DEC-WAL-2; the default of the rules when left out. */
  walletCountries?: readonly string[]
}

export const defaultSessionSettings: SessionSettings = {
  merchant: { absoluteHours: 12, idleMinutes: 30 },
  desk: { absoluteHours: 8, idleMinutes: 15 },
}
