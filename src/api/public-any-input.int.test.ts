import { describeAnyInput } from '@/src/testing/any-input/describe-any-input'

describeAnyInput(/ \/api\/(?!admin\/)/)
