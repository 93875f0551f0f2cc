export { audienceOf } from './audience.ts'
export { type Access, type Endpoint, type Example, type RateClass, type SignInAudience } from './endpoint.ts'
export { errorAnswer, errorBody, type ErrorBody, type RefusalDetails } from './errors.ts'
export { publishedAnswer, type PublishedTexts } from './published-errors.ts'
export { errorTypes } from './error-types.ts'
export { fieldCodes, reasons, type FieldCode, type Reason } from './reasons.ts'
export type { EndpointId } from './routes.ts'
export {
  endpoints,
  type AnswerOf,
  type BodyInput,
  type BodyOf,
  type Endpoints,
  type ParamsOf,
  type QueryOf,
} from './table.ts'
