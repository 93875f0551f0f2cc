import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStaffMember, signInApp, type SignInApp } from '../../../testing/app/sign-in-app.ts'

let app: SignInApp
beforeAll(async () => void (app = await signInApp()))
afterAll(() => app.close())

test('everybody gets the public values; whoever is signed in, by cookie or by token, all of them [CFG-03, DEC-CFG-1]', async () => {
  const banner = { is_active: true, title: { en: 'Hello', ar: 'مرحبًا' }, message: { en: 'Hi', ar: 'أهلًا' } }
  await app.database.system(
    (tx) => tx`
      insert into remote_config (key, value, is_public, changed_at) values
        ('web_status_message', ${tx.json(banner)}, true, now()), ('for_members', ${tx.json([1, 2])}, false, now())`,
  )
  const visitor = app.browser()
  expect((await visitor.call('settings.remoteConfig')).body).toEqual({
    values: { web_status_message: banner },
  })
  visitor.cookies.set('daftar_session', 'a'.repeat(52))
  expect((await visitor.call('settings.remoteConfig')).body.values).not.toHaveProperty('for_members')
  const all = { values: { web_status_message: banner, for_members: [1, 2] } }
  const person = await app.signInAs('reader@noor.example', '+971501230701')
  expect((await person.call('settings.remoteConfig')).body).toEqual(all)
  expect((await person.call('accounts.read')).body.published).toEqual(all.values)
  const onConfiguredHost = app.browser()
  onConfiguredHost.bearer = person.cookies.get('daftar_session') ?? ''
  expect((await onConfiguredHost.call('settings.remoteConfig')).body).toEqual(all)
  onConfiguredHost.bearer = 'a'.repeat(52)
  expect((await onConfiguredHost.call('settings.remoteConfig')).body.values).not.toHaveProperty('for_members')

  const staffId = await aStaffMember(app, { email: 'reader@desk.example', phone: '+971501230704' })
  const staff = app.browser()
  staff.bearer = await app.database.system(async (tx) => {
    const owner = { audience: 'desk', id: staffId, device: 'test', ip: '10.0.0.1', replaces: null } as const
    return (await app.sessions.open(tx, owner)).token
  })
  expect((await staff.call('settings.remoteConfig')).body).toEqual(all)
})

test('64 parallel readers of the published values do not wait for one another', async () => {
  const person = await app.signInAs('reader2@noor.example', '+971501230702')
  const answers = await Promise.all(Array.from({ length: 64 }, () => person.call('settings.remoteConfig')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('experiments are asked for by account; those of others are nobody’s business [ADD-04]', async () => {
  const person = await app.signInAs('asks@noor.example', '+971501230705')
  const { id } = (await person.call('accounts.read')).body
  const of = (query: string) => person.call('settings.experiments', { query })
  expect((await of(`?entity_id=${id}&entity=merchant_account`)).status).toBe(200)
  expect((await of('?entity_id=per_other&entity=merchant_account')).status).toBe(404)
  for (const query of ['', `?entity_id=${id}`, `?entity_id=${id}&entity=merchant`])
    expect((await of(query)).status).toBe(400)
})

test('somebody without a merchant has no experiments', async () => {
  const person = await app.signInAs('alone@noor.example', '+971501230703')
  const { id } = (await person.call('accounts.read')).body
  const answer = await person.call('settings.experiments', {
    query: `?entity_id=${id}&entity=merchant_account`,
  })
  expect(answer.body).toEqual({ experiments: [] })
})
