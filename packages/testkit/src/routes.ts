/** Every route, for callers that load them all anyway. */
export { routes } from '@daftar/contract/routes'
