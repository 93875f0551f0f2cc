/** What the benches use of autocannon, which ships no types. */
declare module 'autocannon' {
  export interface Options {
    url: string
    connections: number
    duration: number
    /** Called for each connection before it begins. */
    setupClient?: (client: Client) => void
  }
  export interface Client {
    setRequests(requests: { method: string; path: string; headers: Record<string, string> }[]): void
  }
  export interface Result {
    requests: { average: number }
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
