export {
  createClient,
  type CallArguments,
  type Client,
  type ClientOptions,
  type RouteTable,
} from './client.ts'
export { ApiError, isAbort, NetworkError } from './errors.ts'
export { randomKey } from './random-key.ts'
export { storageKeys } from './session-keys.ts'
export { clientIdOf, memoryStore, tokenStore, type TokenStore } from './token-store.ts'
export { sendFile, uploadFile, type FileInput } from './upload.ts'
