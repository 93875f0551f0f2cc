/**
 * A map of limited size: of more than it has room for, what was used longest ago is forgotten, and nothing
 * else.
 */
export class RecentMap<Key, Value> {
  private readonly entries = new Map<Key, Value>()
  private readonly weigh: (value: Value) => number
  private left: number

  /**
   * Room for so many values, or for values that weigh so much together. A value may not change its weight.
   */
  constructor(room: number, weigh: (value: Value) => number = () => 1) {
    this.left = room
    this.weigh = weigh
  }

  /** Reading is using. */
  get(key: Key): Value | undefined {
    const value = this.entries.get(key)
    if (value === undefined) return undefined
    this.entries.delete(key)
    this.entries.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.delete(key)
    this.entries.set(key, value)
    this.left -= this.weigh(value)
    for (const oldest of this.entries.keys()) {
      if (this.left >= 0) return
      this.delete(oldest)
    }
  }

  delete(key: Key): void {
    const value = this.entries.get(key)
    if (value === undefined) return
    this.entries.delete(key)
    this.left += this.weigh(value)
  }
}
