import type { Config } from '../config/config.ts'
import type { Keys } from '../platform/crypto/keys.ts'
import { demoShops } from './keys.ts'
import { demoMerchants, demoStaff } from './merchants.ts'

/** What a start of the demo prints besides: who can sign in, and with which keys shops call. */
export function demoGreeting({ publicOrigin }: Pick<Config, 'publicOrigin'>, keys: Keys): string[] {
  const people = demoMerchants.flatMap((merchant) =>
    merchant.people.map((person, index) =>
      line(
        person.email,
        person.phone,
        index === 0 ? `${merchant.name}: ${merchant.shows}` : `${merchant.name}, ${person.role}`,
      ),
    ),
  )
  const staff = demoStaff.map((one) => line(one.email, one.phone, one.roles.join(', ')))
  return [
    '',
    '  Sign in with the e-mail, then the code sent to the phone; both codes are in the inbox.',
    ...people,
    '  Console:',
    ...staff,
    `  Shops, at ${publicOrigin}/api/v2 with a store's code and a secret test key:`,
    ...demoShops(keys).map(({ merchant, code, secretKey: key }) => line(merchant, code, key)),
  ]
}

function line(email: string, phone: string, note: string): string {
  return `    ${email.padEnd(28)} ${phone.padEnd(15)} ${note}`
}
