/** What tests elsewhere do with cards without going over the calls. */
export type { CardMoney } from './dependencies.ts'
export type { IssuerEvent } from './issuer-port.ts'
export { receive } from './receive.ts'
export { fakeIssuer } from './fake-issuer.ts'
