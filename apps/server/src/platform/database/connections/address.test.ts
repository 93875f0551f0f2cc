import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

test('a connection string leads to a host, or to the socket of a folder it names as PostgreSQL reads it', () => {
  const plain = 'postgres://me:p%40ss@db.example:6000/shop?sslmode=require'
  expect(addressOf(plain)).toEqual({ address: plain })
  expect(addressOf('postgres://me@here:6000/shop?host=%2Ftmp%2Fa%20b&sslmode=disable')).toEqual({
    address: 'postgres://me@localhost:6000/shop?sslmode=disable',
    path: '/tmp/a b/.s.PGSQL.6000',
  })
  expect(addressOf('postgres://me@here/shop?host=/run').path).toBe('/run/.s.PGSQL.5432')
  const severalHosts = addressOf('postgres://me@one,two:6000/shop?host=/run')
  expect(new URL(severalHosts.address).host).toBe('localhost:6000')
})
