import { ApiError, randomKey } from '@daftar/client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { envelopeQuery, sendCode, sign, type Envelope } from './queries.ts'
import { troubleOf, type Trouble } from './trouble.ts'
import { useServices } from '../../shared/use-services.ts'

/** Sending the code and signing with it. What another tab or the clock closed meanwhile is read again. */
export function useSigning(token: string) {
  const { api, now } = useServices()
  const queryClient = useQueryClient()
  const busy = useRef(false)
  const intent = useRef({ code: '', key: '' })
  const [doing, setDoing] = useState<'sending' | 'signing' | null>(null)
  const [sentAtMs, setSentAtMs] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  async function attempt(what: 'sending' | 'signing', work: () => Promise<void>): Promise<void> {
    if (busy.current) return
    busy.current = true
    setDoing(what)
    setTrouble(null)
    try {
      await work()
    } catch (error) {
      setTrouble(troubleOf(error))
      if (error instanceof ApiError && error.reason === 'envelope_closed')
        await queryClient.invalidateQueries(envelopeQuery(token))
    } finally {
      busy.current = false
      setDoing(null)
    }
  }

  /** One key per code that is tried: a repeat after a lost answer signs once. */
  function keyOf(code: string): string {
    if (intent.current.code !== code) intent.current = { code, key: randomKey() }
    return intent.current.key
  }

  return {
    doing,
    sentAtMs,
    trouble,
    clear: () => setTrouble(null),
    send: () =>
      attempt('sending', async () => {
        await sendCode(api, token)
        setSentAtMs(now())
        intent.current = { code: '', key: '' }
      }),
    sign: (code: string) =>
      attempt('signing', async () => {
        const envelope = await sign(api, token, code, keyOf(code))
        queryClient.setQueryData<Envelope>(envelopeQuery(token).queryKey, envelope)
      }),
  }
}
