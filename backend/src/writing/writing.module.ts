import { Module } from '@nestjs/common';
import { LlmModule } from '../integrations/llm/llm.module.js';
import { SectionWriter } from './section-writer.js';
import { TitleWriter } from './title-writer.js';

/** Asks the model for text and sees to it that the answer fits. Knows no database and no credits. */
@Module({
  imports: [LlmModule],
  providers: [SectionWriter, TitleWriter],
  exports: [LlmModule, SectionWriter, TitleWriter],
})
export class WritingModule {}
