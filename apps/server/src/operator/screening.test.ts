import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeys } from '../platform/crypto/keys.ts'
import { aMerchant } from '../testing/app/builders.ts'
import { temporaryFolder } from '../testing/database/temporary-folder.ts'
import { testApp, type TestApp } from '../testing/app/test-app.ts'
import { readCommand } from './run.ts'

const folder = temporaryFolder()
let app: TestApp
let reviewer: string
beforeAll(async () => {
  app = await testApp()
  reviewer = await app.signInStaff(await app.aStaff('reviewer'))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const operate = (...args: string[]) =>
  readCommand(['screening', ...args])({
    database: app.db.database,
    keys: createKeys(app.config.secretKey),
    masters: app.config,
    otp: app.config.otp,
    name: 'root',
    now: app.clock.now(),
  })

function aFile(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const load = (file: string, name: string, date = '2026-11-20') =>
  operate(
    'load',
    '--file',
    file,
    '--name',
    name,
    '--kind',
    'sanctions',
    '--source',
    'https://list.example',
    '--date',
    date,
  )

const hits = async () => (await app.call('screening.hits', { as: reviewer })).body.hits
const listOf = (...lines: string[]) =>
  ['id,kind,names,birth_years,nationalities,source,listed_on', ...lines].join('\n')

test('before a list is loaded it says so, and a list has everybody on record compared with it', async () => {
  expect(await operate('lists')).toEqual(['No list is loaded: nobody is compared with anything.'])
  await app.db.database.system((tx) => aMerchant(tx, { name: 'Fulan Perfumes' }))
  const file = aFile('one.csv', listOf('E-1,company,Fulan Perfumes Co.;عطور فلان,,,Case 1,2020-05-01'))
  expect((await load(file, 'Own list'))[0]).toBe('Own list: 1 rows of 2026-11-20 are in use.')
  await app.settle()
  expect(await hits()).toMatchObject([
    {
      subject: 'legal_entity',
      about: 'Fulan Perfumes',
      ours: { kind: 'company', name: 'Fulan Perfumes LLC' },
      listed: { name: 'Fulan Perfumes Co.', entry_id: 'E-1', source: 'Case 1', listed_on: '2020-05-01' },
      list: { name: 'Own list', kind: 'sanctions', dated_on: '2026-11-20' },
      score: 100,
      decision: null,
    },
  ])
  expect((await operate('lists'))[0]).toContain('Own list  sanctions  2026-11-20  1 rows')
})

test('a later version takes the place of the one before: a decision stays where the row says the same', async () => {
  const [hit] = await hits()
  const decide = { decision: 'dismissed', reason: 'Another business in another country.' }
  await app.call('screening.decide', { as: reviewer, params: { id: hit.id }, body: decide })
  expect(await hits()).toEqual([])
  const same = aFile(
    'two.csv',
    listOf(
      'E-1,company,Fulan Perfumes Co.;عطور فلان,,,Case 1,2020-05-01',
      'E-2,person,Somebody Else,1970,SYR,,',
    ),
  )
  await load(same, 'Own list', '2026-11-21')
  await app.settle()
  expect(await hits()).toEqual([])
  const decided = await app.call('screening.hits', { as: reviewer, query: { decision: 'dismissed' } })
  expect(decided.body.hits).toMatchObject([
    { list: { dated_on: '2026-11-21' }, decision: { reason: decide.reason } },
  ])
  const other = aFile('three.csv', listOf('E-1,company,Fulan Perfumes Group,,,Case 2,2020-05-01'))
  await load(other, 'Own list', '2026-11-22')
  await app.settle()
  expect(await hits()).toMatchObject([{ listed: { name: 'Fulan Perfumes Group' } }])
})

test('the consolidated list of the United Nations is read with scripts, aliases, years and countries', async () => {
  await app.db.database.system((tx) => aMerchant(tx, { name: 'Nusrat Fulan' }))
  const xml = `<?xml version="1.0" encoding="utf-8"?>
    <CONSOLIDATED_LIST dateGenerated="2026-11-20T00:00:00.000Z"><INDIVIDUALS><INDIVIDUAL>
      <DATAID>6908001</DATAID><FIRST_NAME>Fulan</FIRST_NAME><SECOND_NAME>Ibn</SECOND_NAME><THIRD_NAME>Allan</THIRD_NAME>
      <UN_LIST_TYPE>Test</UN_LIST_TYPE><REFERENCE_NUMBER>TSi.001</REFERENCE_NUMBER><LISTED_ON>2011-02-26</LISTED_ON>
      <NAME_ORIGINAL_SCRIPT>فلان ابن علان</NAME_ORIGINAL_SCRIPT>
      <NATIONALITY><VALUE>Syrian Arab Republic</VALUE></NATIONALITY>
      <INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Foolan Alan &amp; Co</ALIAS_NAME></INDIVIDUAL_ALIAS>
      <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1970</FROM_YEAR><TO_YEAR>1972</TO_YEAR></INDIVIDUAL_DATE_OF_BIRTH>
    </INDIVIDUAL></INDIVIDUALS><ENTITIES><ENTITY>
      <DATAID>6908002</DATAID><FIRST_NAME>NUSRAT FULAN ORGANIZATION</FIRST_NAME><REFERENCE_NUMBER>TSe.001</REFERENCE_NUMBER>
      <ENTITY_ALIAS><ALIAS_NAME>Nusrat Fulan</ALIAS_NAME></ENTITY_ALIAS>
    </ENTITY></ENTITIES></CONSOLIDATED_LIST>`
  expect((await load(aFile('un.xml', xml), 'UN'))[0]).toBe('UN: 2 rows of 2026-11-20 are in use.')
  const [person] = await app.db.database.system(
    (tx) => tx`select names, birth_years, nationalities, source from screening_entry where id = '6908001'`,
  )
  expect(person).toEqual({
    names: ['Fulan Ibn Allan', 'فلان ابن علان', 'Foolan Alan & Co'],
    birth_years: [1970, 1971, 1972],
    nationalities: ['SYR'],
    source: 'TSi.001',
  })
  await app.settle()
  expect(await hits()).toContainEqual(
    expect.objectContaining({ about: 'Nusrat Fulan', list: expect.objectContaining({ name: 'UN' }) }),
  )
})

test('what is no list changes nothing, and is told line by line', () => {
  const faults = (text: string) => () => load(aFile('wrong.csv', text), 'Own list')
  expect(faults('id,kind\n1,person')).toThrow('The first line has to name id, kind, names')
  expect(faults(listOf('1,robot,Fulan,,,,', '2,person,Fulan,75,,,', '2,person,Fulan,,Syria,,'))).toThrow(
    'Line 2: kind is not right.\nLine 3: birth_years is not right.\nLine 4: nationalities is not right.',
  )
  expect(faults(listOf('1,person,Fulan,,,,', '1,person,Allan,,,,'))).toThrow('1 stands there twice.')
  expect(faults(listOf())).toThrow('There is no row in it.')
  expect(
    faults(
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><CONSOLIDATED_LIST>&e;</CONSOLIDATED_LIST>',
    ),
  ).toThrow('It is no consolidated list')
  expect(faults('<CONSOLIDATED_LIST><INDIVIDUALS></CONSOLIDATED_LIST>')).toThrow('It is no consolidated list')
  expect(() => operate('load', '--file', 'x')).toThrow('npm run screening')
})
