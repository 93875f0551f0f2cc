import { ApiError, NetworkError } from '@daftar/client'
import { reasons, type FieldCode, type Reason } from '@daftar/contract'
import { expect, test } from 'vitest'
import { anApplication } from '../../../testing/fixtures/capital.ts'
import { saveStep, type SaveCalls } from './save.ts'
import type { Application, UpdateApplicationBody } from '../wire.ts'

const social = { instagram: 'https://www.instagram.com/noor', facebook: '', others: [] }
const body: UpdateApplicationBody = { social_networks: social }
const before = anApplication()

function refusal(reason: Reason, fields?: Record<string, FieldCode>): ApiError {
  const [status, errorType, error] = reasons[reason]
  return new ApiError(status, {
    status: 'error',
    errorType,
    error,
    details: { reason, ...(fields && { fields }) },
  })
}

/** A server that answers what it is told, in turn, and remembers the versions it was asked to change. */
function server(latest: Application, ...answers: (Application | Error)[]) {
  const versions: number[] = []
  const calls: SaveCalls = {
    update: async ({ version }) => {
      versions.push(version)
      const next = answers.shift()
      if (next instanceof Error || next === undefined) throw next ?? new Error('asked too often')
      return next
    },
    read: async () => latest,
  }
  return { calls, versions }
}

const save = (calls: SaveCalls) => saveStep(calls, { application: before, step: 'social_networks', body })

test('a save goes over the version the form was filled over [CAPI-15]', async () => {
  const saved = anApplication({ version: 2, social_networks: social })
  const { calls, versions } = server(before, saved)
  expect(await save(calls)).toEqual({ kind: 'saved', application: saved })
  expect(versions).toEqual([1])
})

test('when a colleague saved another step, this one is saved over the newer version [DEC-WIZ-19]', async () => {
  const latest = anApplication({ version: 4, amount: '90000.00' })
  const saved = anApplication({ version: 5, social_networks: social })
  const { calls, versions } = server(latest, refusal('stale_version'), saved)
  expect(await save(calls)).toEqual({ kind: 'saved', application: saved })
  expect(versions).toEqual([1, 4])
})

test('when a colleague changed the same step, nothing is written and the newer one is shown', async () => {
  const theirs = { instagram: 'https://www.instagram.com/other', facebook: '', others: [] }
  const latest = anApplication({ version: 4, social_networks: theirs })
  const { calls, versions } = server(latest, refusal('stale_version'))
  expect(await save(calls)).toEqual({ kind: 'conflict', latest })
  expect(versions).toEqual([1])
})

test('a repeat after an answer that was lost finds its own work and writes nothing twice', async () => {
  const latest = anApplication({
    version: 2,
    social_networks: { others: [], facebook: '', instagram: social.instagram },
  })
  const { calls, versions } = server(latest, refusal('stale_version'))
  expect(await save(calls)).toEqual({ kind: 'saved', application: latest })
  expect(versions).toEqual([1])
})

test('field errors, other refusals and a lost network are told apart [DEC-CAPI-9]', async () => {
  const fields = { 'bank_statements.0.password': 'statement_password_wrong' as const }
  const wrong = server(before, refusal('invalid_input', fields))
  expect(await save(wrong.calls)).toEqual({ kind: 'fields', fields })
  const moved = server(before, refusal('wrong_status'))
  expect(await save(moved.calls)).toMatchObject({ kind: 'refused', error: { reason: 'wrong_status' } })
  const offline = server(before, new NetworkError('offline'))
  expect(await save(offline.calls)).toEqual({ kind: 'lost' })
})
