import { expect, test } from 'vitest'
import { emptyConfig, merchantHosts, readPublicConfig, supportMailbox } from './public-config.ts'

test('a page without its configuration still works', () => {
  for (const text of [null, undefined, '', '%config%', '[]', '{"brand":null}'])
    expect(readPublicConfig(text).codes).toEqual({
      emailLength: 6,
      phoneLength: 4,
      validSeconds: 120,
      resendSeconds: 120,
    })
})

test('what the server gives wins, the rest keeps its default', () => {
  const config = readPublicConfig('{"mode":"demo","brand":{"name":"Book"},"codes":{"phoneLength":5}}')
  expect(config).toMatchObject({
    mode: 'demo',
    brand: { name: 'Book', nameAr: 'دفتر' },
    codes: { phoneLength: 5, emailLength: 6 },
  })
})

test('the preview pattern is one label before its host [SES-12]', () => {
  const hosts = { ...emptyConfig.hosts, production: 'm.example.com', preview: '*.preview.example.com' }
  expect(merchantHosts({ ...emptyConfig, hosts })).toEqual({
    production: 'm.example.com',
    staging: null,
    preview: 'preview.example.com',
  })
})

test('support is written to at the mailbox of the country, else at the common one [DEC-APP-18]', () => {
  const brand = {
    ...emptyConfig.brand,
    supportEmail: 'all@x.example',
    supportEmails: { SAU: 'ksa@x.example' },
  }
  const config = { ...emptyConfig, brand }
  expect([
    supportMailbox(config, 'SAU'),
    supportMailbox(config, 'ARE'),
    supportMailbox(config, null),
  ]).toEqual(['ksa@x.example', 'all@x.example', 'all@x.example'])
})
