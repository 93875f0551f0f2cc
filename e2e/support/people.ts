/** The demo's sign-ins: the e-mail first, then the phone. */
export const people = {
  noorOwner: { email: 'owner@noor.example', phone: '+971501110001' },
  noorSettlements: { email: 'settlements@noor.example', phone: '+971501110002' },
  noorSupervisor: { email: 'supervisor@noor.example', phone: '+971501110003' },
  noorSales: { email: 'sales@noor.example', phone: '+971501110004' },
  rawaaOwner: { email: 'owner@rawaa.example', phone: '+966501110005' },
  lulwaOwner: { email: 'owner@lulwa.example', phone: '+97336110013' },
  bahriOwner: { email: 'owner@bahri.example', phone: '+97336110006' },
  sadafOwner: { email: 'owner@sadaf.example', phone: '+971501110017' },
} as const

export const staff = {
  underwriter: { email: 'underwriter@desk.example', phone: '+971502220001' },
  second: { email: 'second@desk.example', phone: '+971502220002' },
  reviewer: { email: 'reviewer@desk.example', phone: '+971502220003' },
  agent: { email: 'agent@desk.example', phone: '+971502220004' },
  finance: { email: 'finance@desk.example', phone: '+971502220005' },
  secondFinance: { email: 'second-finance@desk.example', phone: '+971502220007' },
  admin: { email: 'admin@desk.example', phone: '+971502220006' },
} as const

export interface Person {
  email: string
  phone: string
}

/** Somebody nobody knows yet, with an e-mail and a Saudi phone of their own. */
export function aNewcomer(): Person {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0')
  return { email: `new-${digits}-${Date.now()}@shop.example`, phone: `+9665${digits}` }
}
