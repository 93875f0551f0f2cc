import { expect, test } from 'vitest'
import { zoneLines } from './zone-lines.ts'

test('fillers that were taken for letters are fillers again, and a row has its length', () => {
  expect(zoneLines(['P<AREHADDAD<<MARIAM<NOOR<<<<<<<<<<<<<<LL<LL<LL'])).toEqual([
    'P<AREHADDAD<<MARIAM<NOOR'.padEnd(44, '<'),
  ])
  for (const tail of ['<<<<<<<<<<<K<', '<<<<<<<<<<<<<<<<', '<<<<<<<<<<<<<<LL<'])
    expect(zoneLines([`HADDAD<<MARIAM${tail}`])).toEqual(['HADDAD<<MARIAM'.padEnd(30, '<')])
})

test('a name of letters that look like fillers stays a name', () => {
  expect(zoneLines(['P<ARESMITH<<KELLE<<<<<<<<<<<<<<<<<<<<<<<<<<<'])[0]).toMatch(/^P<ARESMITH<<KELLE<+$/)
})

test('what is no row of a zone is left out, with the empty lines between rows', () => {
  expect(zoneLines(['Passport', '', 'P1234567<1ARE8501019F31071407841987654321074', 'x'])).toEqual([
    'P1234567<1ARE8501019F31071407841987654321074',
  ])
})
