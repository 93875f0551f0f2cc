import { isValidIban } from '@daftar/rules/registry/iban-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storyAccount } from './story-account.ts'

test('the statement of the README is of the account that the demo knows of Rawaa', () => {
  const demo = readFileSync(new URL('../../../../apps/server/src/demo/merchants.ts', import.meta.url), 'utf8')
  const rawaa = demo.slice(demo.indexOf("id: 'leg_rawaa'")).slice(0, 400)
  expect(rawaa).toContain(`name: '${storyAccount.holder}'`)
  expect(rawaa).toContain(`demoIban('SA', '${storyAccount.iban.slice(4)}')`)
  expect(isValidIban(storyAccount.iban)).toBe(true)
})
