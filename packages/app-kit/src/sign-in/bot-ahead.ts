import type { FlowServices } from './flow-services.ts'
import type { BotState } from './flow-state.ts'

/** A failed check starts anew by itself once the text could be read. */
const retryAfterMs = 5_000
/** A little less than the server takes a solved challenge for. */
const tokenGoodForMs = 15 * 60_000

/** The bot check that a page makes ahead, again and again, and the token that it last gave. */
export function createBotAhead<Problem>(
  { botCheck, ahead }: FlowServices<Problem>,
  stands: (bot: BotState) => void,
) {
  let token: string | null = null
  let round = 0

  async function start(): Promise<void> {
    const own = ++round
    const again = (afterMs: number) => ahead?.later(() => void (own === round && start()), afterMs)
    token = null
    stands('checking')
    try {
      const given = await botCheck()
      if (own !== round) return
      token = given
      stands('passed')
      again(tokenGoodForMs)
    } catch {
      if (own !== round) return
      stands('failed')
      ahead?.failed() // AUTH-34 to AUTH-36
      again(retryAfterMs)
    }
  }

  return { start, token: () => token }
}

export type BotAhead = ReturnType<typeof createBotAhead>
