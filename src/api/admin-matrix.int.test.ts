import { describeMatrix } from '@/src/testing/api-matrix/describe-matrix'

describeMatrix(/ \/api\/admin\//)
