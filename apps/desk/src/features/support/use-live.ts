import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../shared/session.ts'
import { useColleagues } from './use-colleagues.ts'
import { useServices } from '../../shared/use-services.ts'
import { listen, type Heard } from './live.ts'
import { lastHappenedQuery, ticketQuery, type DeskTicket } from './queries.ts'

/** Who has written nothing for so long has stopped writing. */
const writingMs = 6_000

export interface Company {
  /** Who is writing now. */
  writing: Pick<Heard, 'by' | 'name'> | null
  /** Colleagues who have the ticket open too. */
  colleagues: readonly string[]
}

/**
 * Keeps a ticket as it stands, by the stream of events or by asking again and again; answers who else is in
 * it now.
 */
export function useLive({ id, number, updated_at: known }: DeskTicket): Company {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { name: me } = useSession()
  const [isLive, setIsLive] = useState(false)
  const [writing, setWriting] = useState<Heard | null>(null)
  const { colleagues, meet } = useColleagues(id)
  const last = useQuery({ ...lastHappenedQuery(id, number, known), enabled: !isLive })

  const readAgain = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: ticketQuery(id).queryKey })
  })
  const hear = useEffectEvent((event: Heard) => {
    if (event.channel_id !== id) return
    if (event.kind === 'typing') {
      if (event.by === 'merchant' || event.name !== me) setWriting(event)
      return
    }
    if (event.kind === 'here') {
      if (event.name !== undefined && event.name !== me) meet(event.name)
      return
    }
    if (event.kind === 'message') setWriting(null)
    // How far we have read is no news to us.
    if (event.kind !== 'read' || event.by === 'merchant') readAgain()
  })
  useEffect(() => listen(api, { onHeard: (event) => hear(event), onLive: setIsLive }), [api])
  useEffect(() => {
    if (last.data > known) readAgain()
  }, [last.data, known])
  useEffect(() => {
    if (writing === null) return
    const timer = setTimeout(() => setWriting(null), writingMs)
    return () => clearTimeout(timer)
  }, [writing])
  return { writing, colleagues }
}
