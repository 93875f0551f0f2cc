export {
  endpoint,
  type Access,
  type Audience,
  type Endpoint,
  type RateClass,
  type UnitOfWork,
} from './endpoint.ts'
export { errorAnswer, errorBody, type ErrorBody, type PublishedError, type RefusalDetails } from './errors.ts'
export { publishedAnswer, type PublishedTexts } from './published-errors.ts'
export {
  errorTypes,
  fieldCodes,
  reasons,
  sharedReasons,
  type ErrorType,
  type FieldCode,
  type Reason,
} from './reasons.ts'
export { routes, type EndpointId } from './routes.ts'
export {
  endpoints,
  type AnswerOf,
  type BodyInput,
  type BodyOf,
  type Endpoints,
  type ParamsOf,
  type QueryInput,
  type QueryOf,
} from './table.ts'
