import { expect, test } from 'vitest'
import { emptyConfig, merchantHosts } from '../../shared/config/public-config.ts'
import {
  afterLogout,
  logoutPath,
  readLogoutSource,
  readWebviewFragment,
  signInAddress,
} from './session-paths.ts'

const context = {
  origin: 'https://m.example.com',
  hosts: merchantHosts(emptyConfig),
  parse: (input: string, base: string) => (URL.canParse(input, base) ? new URL(input, base) : null),
}

test('who is not signed in is sent to sign-in with the way back [SES-06, DEC-SES-6]', () => {
  expect(signInAddress('/finance/tabby-capital/loans?page=2', context)).toBe(
    '/auth?redirect=%2Ffinance%2Ftabby-capital%2Floans%3Fpage%3D2',
  )
  expect(signInAddress('/', context)).toBe('/auth')
})

test('a session that the server ended goes through logout with source server [SES-07, APP-21, APP-22, DEC-SES-1]', () => {
  const path = logoutPath('server', '/account/sessions', context)
  expect(path).toBe('/logout?source=server&redirect=%2Faccount%2Fsessions')
  expect(readLogoutSource(path.slice('/logout'.length))).toBe('server')
})

test('any other source is the user, whose logout is told to the server [SES-23]', () => {
  for (const search of ['', '?source=user', '?source=SERVER', '?source=x'])
    expect(readLogoutSource(search)).toBe('user')
})

test('after logout sign-in has the way back only when the server ended the session [DEC-SES-7]', () => {
  expect(afterLogout('?source=server&redirect=%2Faccount', context)).toBe('/auth?redirect=%2Faccount')
  expect(afterLogout('?source=user&redirect=%2Faccount', context)).toBe('/auth')
  expect(afterLogout('?source=server&redirect=https%3A%2F%2Fevil.example', context)).toBe('/auth')
  expect(afterLogout('?source=server', context)).toBe('/auth')
})

test('the mobile app hands over token and path in the fragment [APP-26, DEC-APP-9]', () => {
  expect(readWebviewFragment('#token=abc&path=%2Faccount')).toEqual({ token: 'abc', path: '/account' })
  expect(readWebviewFragment('#path=%2Faccount')).toBeNull()
  expect(readWebviewFragment('')).toBeNull()
})
