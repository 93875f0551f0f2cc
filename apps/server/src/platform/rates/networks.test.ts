import { expect, test } from 'vitest'
import { networksOf } from './networks.ts'

const cases: [string, string[]][] = [
  ['203.0.113.9', ['203.0.113.9']],
  ['::ffff:203.0.113.9', ['203.0.113.9']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:DB8:0001:2::ffff', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
]

test.each(cases)('calls from %s are counted for %j, however it is written', (address, names) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(names)
})
