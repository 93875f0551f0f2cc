import { createHash } from 'node:crypto'
import { networksOf } from '../../rates/networks.ts'
import { RecentMap } from '../../recent-map.ts'
import type { Actor } from '../actor.ts'
import type { RateLimiter } from './rate-limit.ts'
import { Refusal } from '../refusal.ts'

/**
 * How long a key that worked from an address is trusted to do so again, whatever else is tried from there.
 */
const trustedMs = 3_600_000
const mostTrusted = 50_000

/**
 * Keys that do not work, counted by the network they come from. Beyond the limit what comes from there is
 * refused before it is looked up, but for keys that worked from there within the hour: shops share addresses,
 * and one that guesses, or was left with an old key, stops nobody else.
 */
export class KeyAttempts {
  private readonly trusted = new RecentMap<string, number>(mostTrusted)
  private readonly asking = new Map<string, Promise<unknown>>()
  private readonly rates: RateLimiter

  constructor(rates: RateLimiter) {
    this.rates = rates
  }

  /**
   * Who a key is, as `ask` says; or the seconds to wait, where too many were wrong. Without a key nothing is
   * counted.
   */
  async resolve(
    address: string,
    key: string | null,
    nowMs: number,
    ask: () => Promise<Actor | Refusal>,
  ): Promise<Actor | Refusal | number> {
    if (key === null) return ask()
    const pair = createHash('sha256').update(`${address} ${key}`).digest('base64')
    // Of calls at once with a key that is new here, the first finds out; the others need no count of their
    // own if it is right.
    const running = this.asking.get(pair)
    if (running) await running
    if ((this.trusted.get(pair) ?? 0) > nowMs) {
      const actor = await ask()
      if (actor instanceof Refusal) this.trusted.delete(pair)
      return actor
    }
    const found = this.lookUp(address, pair, nowMs, ask)
    const forget = () => this.asking.delete(pair)
    this.asking.set(pair, found.then(forget, forget))
    return found
  }

  private async lookUp(
    address: string,
    pair: string,
    nowMs: number,
    ask: () => Promise<Actor | Refusal>,
  ): Promise<Actor | Refusal | number> {
    const wait = await this.rates.takeTogether('wrong_key', networksOf(address), nowMs)
    return wait ?? this.find(address, pair, nowMs, ask)
  }

  /** What was counted is given back unless the key is wrong: also where it could not be looked up. */
  private async find(
    address: string,
    pair: string,
    nowMs: number,
    ask: () => Promise<Actor | Refusal>,
  ): Promise<Actor | Refusal> {
    let isWrong = false
    try {
      const actor = await ask()
      isWrong = actor instanceof Refusal
      if (!isWrong) this.trusted.set(pair, nowMs + trustedMs)
      return actor
    } finally {
      if (!isWrong) this.rates.giveBack('wrong_key', networksOf(address))
    }
  }
}
