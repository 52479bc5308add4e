import { TextBeside as TextBeside_a3e145a5a25389daf94d4d889a5952ae } from '../../../lifecycle/languages/text-beside.tsx'
import { BesideBlock as BesideBlock_d5767169a3585dc1f0548583a45e3f9c } from '../../../lifecycle/languages/beside-block.tsx'
import { AltTexts as AltTexts_9a3f452ceff089be8c855c87a4678f53 } from '../../../library/media/alt-texts.tsx'
import { RecordChange as RecordChange_c33471f1d11f3a0d504e390f1f570f7a } from '../../../lifecycle/versions/record-change.tsx'
import { LinkTarget as LinkTarget_cb30909657d303b9fe6e887816f4564b } from '../../../graph/link-targets/link-target.tsx'
import { LinkChange as LinkChange_a965c6a6a07ff9de992bde0b7db0bffc } from '../../../lifecycle/versions/link-change.tsx'
import { Nothing as Nothing_b81b5150bb370316180c73fc6f0148ff } from '../../../lifecycle/versions/nothing.tsx'
import { OpenNewRows as OpenNewRows_019296f44f513af56b638200baabceb0 } from '../../../desk/rows/open-new-rows.tsx'
import { RowTitleLabel as RowTitleLabel_afe5a38db9170a292a57ba98d9cad37a } from '../../../desk/rows/row-title-label.tsx'
import { RowsChange as RowsChange_53e057fbb499d3494b23d1b12ab75910 } from '../../../lifecycle/versions/rows-change.tsx'
import { YesOrNoChange as YesOrNoChange_6d48fd0cb7456be3944d2d909b7878a8 } from '../../../lifecycle/versions/yes-or-no-change.tsx'
import { LookLabel as LookLabel_a0006fd1746667f3d94c3ee7d19496f3 } from '../../../desk/rows/look-label.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CleanPastes as CleanPastes_c583739284c79e0d2f590f48c4c1bece } from '../../../model/markup/clean-pastes.tsx'
import { TextStateFeatureClient as TextStateFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AddPictures as AddPictures_406e961823b30dc7189ec12ea969f4e7 } from '../../../library/media/add-pictures.tsx'
import { DroppedMarkup as DroppedMarkup_64a4c337924002300ec58e72d38f81d2 } from '../../../model/markup/dropped-markup.tsx'
import { FollowPreview as FollowPreview_318cb1c9112be8b19cc74997d845cb0c } from '../../../desk/preview/follow-preview.tsx'
import { RenewPreview as RenewPreview_0b8d2c220b71fe26ae3243358020d68d } from '../../../desk/preview/renew-preview.tsx'
import { LanguagePanel as LanguagePanel_b51bf6cefc6b323762ffda0d170da1be } from '../../../lifecycle/languages/language-panel.tsx'
import { BlockTools as BlockTools_266242722e7fdaf5d415122469432464 } from '../../../desk/block-clipboard/block-tools.tsx'
import { FindBlocks as FindBlocks_d0072fbea2f121293161e13881be9774 } from '../../../desk/picker/find-blocks.tsx'
import { MomentField as MomentField_53e830dbaa34424204516a990220f5e7 } from '../../../foundation/time/moment-field.tsx'
import { MomentChange as MomentChange_5cd43f5dae3f8aee03b46aa10934416e } from '../../../lifecycle/versions/moment-change.tsx'
import { PathFromTitle as PathFromTitle_8f0758e10a81505b17730dcb30099b85 } from '../../../foundation/fields/path-from-title.tsx'
import { LiveAddress as LiveAddress_f752eaa17c7150d55e67b25aa3ce0224 } from '../../../lifecycle/states/live-address.tsx'
import { EmptyReason as EmptyReason_0aad1c95b7d84f8faac0245095cb3548 } from '../../../lifecycle/versions/empty-reason.tsx'
import { SchedulePanel as SchedulePanel_f4706b2710e47413ca14d5b1837b973e } from '../../../lifecycle/schedule/schedule-panel.tsx'
import { DraftLinksPanel as DraftLinksPanel_6794c4aaaa2264912e6ef93eb5400c0f } from '../../../wire/draft-links/draft-links-panel.tsx'
import { LanguagesCell as LanguagesCell_bc75c108d9c00de436ab905c93ccc757 } from '../../../lifecycle/languages/languages-cell.tsx'
import { DeletedAtCell as DeletedAtCell_ad2baaa3ff757fd47e29c842d2b8f1a3 } from '../../../lifecycle/trash/deleted-at-cell.tsx'
import { UsedOnPanel as UsedOnPanel_f0d1b390aa16a445e8ed8152bbd2d359 } from '../../../lifecycle/trash/used-on-panel.tsx'
import { TrashNote as TrashNote_c1fc2a4aad1999aa1c004876c1864a08 } from '../../../lifecycle/trash/trash-note.tsx'
import { GuideLinks as GuideLinks_09d7efcb75a7c8d4f9c89963eec6fd53 } from '../../../desk/guides/guide-links.tsx'
import { KeepModified as KeepModified_4ab43ec2d9b33b0a7b90b3adecc1c9a1 } from '../../../lifecycle/publishing/keep-modified.tsx'
import { RefusalNotice as RefusalNotice_47ef24011772b62c6da134e55d535cdc } from '../../../foundation/refusals/refusal-notice.tsx'
import { Undo as Undo_b6d4ac43081e73b1120ee85cdd7518b2 } from '../../../lifecycle/drafts/undo.tsx'
import { Autosave as Autosave_6ca1fa6fcef3d6fe9ae24bd217c76f29 } from '../../../lifecycle/drafts/autosave.tsx'
import { TrashMenuItem as TrashMenuItem_5a37bcdc93764a35ee281f2e52699567 } from '../../../lifecycle/trash/trash-menu-item.tsx'
import { Status as Status_bfa2ecdf73fd5ca49e92f4c03fb4df3e } from '../../../lifecycle/states/status.tsx'
import { UnpublishButton as UnpublishButton_b457da793d4fb6a5b428a15ebee1a0b5 } from '../../../lifecycle/publishing/unpublish-button.tsx'
import { VersionsView as VersionsView_9210c5fda8f316f2a077d16526df0350 } from '../../../lifecycle/versions/versions-view.tsx'
import { PageView as PageView_f9c3a90821b7211c72f9494ace8338b2 } from '../../../desk/preview/page-view.tsx'
import { PicturesView as PicturesView_0ee11ea0655d1ebe353f9919f59feef1 } from '../../../lifecycle/versions/pictures-view.tsx'
import { Swatch as Swatch_65f6b6b028279ecce326f5448b5c6a14 } from '../../../identity/brand-fields/swatch.tsx'
import { FolderInputField as FolderInputField_f770277df86f06445614d7a2f9d725cd } from '../../../library/folders/folder-input-field.tsx'
import { CropsPanel as CropsPanel_d96dc21e15d156c6f098276a7b11777e } from '../../../library/media/crops-panel.tsx'
import { SameContentPanel as SameContentPanel_6c4bcb0a0aed328586dd1659b3213421 } from '../../../library/media/same-content-panel.tsx'
import { FoldersPanel as FoldersPanel_66139c3c99d94893a5ff40f9a72bd94f } from '../../../library/folders/folders-panel.tsx'
import { UploadLimits as UploadLimits_408f82f885b3bbc1a8b0333715f6b360 } from '../../../library/media/upload-limits.tsx'
import { CodesPanel as CodesPanel_c137dd3707af8c02f59d55e342b09840 } from '../../../inbox/votes/codes-panel.tsx'
import { PollStateCell as PollStateCell_4ee75c2edf4ddeebf0b7131a295bd73c } from '../../../inbox/votes/poll-state-cell.tsx'
import { VotesView as VotesView_1fcafd5e8b6aed504223290d3f01017b } from '../../../inbox/votes/votes-view.tsx'
import { OptionRowLabel as OptionRowLabel_7367c59832dc8e2424c0f7e976693a7a } from '../../../inbox/forms/field-row-label.tsx'
import { ConditionField as ConditionField_aef924c9c03ba562edbdae5d297febf8 } from '../../../inbox/forms/condition-field.tsx'
import { ConditionValue as ConditionValue_ca63b99c2bc1f332bae7ae623be964ee } from '../../../inbox/forms/condition-value.tsx'
import { FieldRowLabel as FieldRowLabel_7367c59832dc8e2424c0f7e976693a7a } from '../../../inbox/forms/field-row-label.tsx'
import { FormSubmissionsView as FormSubmissionsView_9ef1f7457af38766c383ee40a23adb3b } from '../../../inbox/submissions/form-submissions-view.tsx'
import { NumberField as NumberField_c32b4450c1ff16e139c3715015713bd2 } from '../../../foundation/controls/number-field.tsx'
import { ProductStockCell as ProductStockCell_1ed139721b232d13ded259c01cd38aac } from '../../../model/products/product-stock-cell.tsx'
import { SubmissionView as SubmissionView_a61a5f24b575e0ea43df5aa70a7c66b9 } from '../../../inbox/submissions/submission-view.tsx'
import { TargetCell as TargetCell_0589001dae91085fdd8bd64a8125c710 } from '../../../graph/link-targets/target-cell.tsx'
import { FollowedCell as FollowedCell_c3e179006da6ce4d811a68a064a35cb2 } from '../../../graph/path-counts/followed.tsx'
import { FollowedField as FollowedField_c3e179006da6ce4d811a68a064a35cb2 } from '../../../graph/path-counts/followed.tsx'
import { MissingPathsPanel as MissingPathsPanel_d467495a5949b22ad1a6b832989910f8 } from '../../../graph/path-counts/missing-paths-panel.tsx'
import { RedirectsExportLink as RedirectsExportLink_f91b14a059f61aa0bb150f38f338d1a9 } from '../../../graph/redirects/redirects-export-link.tsx'
import { ImportPanel as ImportPanel_941f75948110b8671759dad58b99d307 } from '../../../graph/redirects/import-panel.tsx'
import { ChangeEmailPanel as ChangeEmailPanel_17a61578a34aaa796fe6f98a23ada880 } from '../../../people/credentials/change-panels.tsx'
import { ChangePasswordPanel as ChangePasswordPanel_17a61578a34aaa796fe6f98a23ada880 } from '../../../people/credentials/change-panels.tsx'
import { ResetLinkPanel as ResetLinkPanel_09bae88f26a073c9e6d76e2d8608abe8 } from '../../../people/credentials/reset-link-panel.tsx'
import { SecondFactorPanel as SecondFactorPanel_75fad2bb19a3716f444ca8d27c6e3629 } from '../../../people/second-factor/second-factor-panel.tsx'
import { SessionsPanel as SessionsPanel_0aa35fc1dbbb87a8704b1e5e10a28ca3 } from '../../../people/sessions/sessions-panel.tsx'
import { InvitationPanel as InvitationPanel_0bf323ae1411f9728e4d7b6ac15d5358 } from '../../../people/credentials/invitation-panel.tsx'
import { PlainCell as PlainCell_2ef14135617ed22eb7b5aab1d71b07e9 } from '../../../access/audit-log/plain-cell.tsx'
import { AuditExportLink as AuditExportLink_c968ab02bd84a1e84d9c808e74c0bb72 } from '../../../access/audit-log/audit-export-link.tsx'
import { MoveLink as MoveLink_e9f03a71d3d9a8b03ca1e7c1a9737633 } from '../../../graph/link-targets/move-link.tsx'
import { AddPageLink as AddPageLink_fcc257df6ccd91376b7deea2ef697ad0 } from '../../../graph/link-targets/add-page-link.tsx'
import { NamedField as NamedField_a96274228af430f29e7dab6cd5889a0e } from '../../../foundation/refusals/named-field.tsx'
import { MarkIcon as MarkIcon_bb363e24bb5551d360eb635f098a1258 } from '../../../desk/look/mark.tsx'
import { Search as Search_153b501f49377688b2ce5d57161867ab } from '../../../desk/search/search.tsx'
import { DeskLink as DeskLink_a16ff0621856651733813c16ae0556e4 } from '../../../desk/look/desk-link.tsx'
import { NavigationMark as NavigationMark_bb363e24bb5551d360eb635f098a1258 } from '../../../desk/look/mark.tsx'
import { MendedParts as MendedParts_56c64de08275040a3198845db63c4ed7 } from '../../../payload/mended-parts.tsx'
import { Sending as Sending_74727d4ce508fadb25a097641b783a46 } from '../../../foundation/saving/sending.tsx'
import { SignInAgain as SignInAgain_19223993955579a74981f4a799a4cc9b } from '../../../people/sign-in/sign-in-again.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { SignInView as SignInView_9564fea149171ec9f94abeb34cdd2e93 } from '../../../people/sign-in/sign-in-view.tsx'
import { DashboardView as DashboardView_eb99f5ef3612fe92ea14cacef39b4d75 } from '../../../desk/overview/dashboard-view.tsx'
import { GuidesView as GuidesView_c1cb0fea9d47fabf8547664d1eba953f } from '../../../desk/guides/guides-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/lifecycle/languages/text-beside.tsx#TextBeside": TextBeside_a3e145a5a25389daf94d4d889a5952ae,
  "/lifecycle/languages/beside-block.tsx#BesideBlock": BesideBlock_d5767169a3585dc1f0548583a45e3f9c,
  "/library/media/alt-texts.tsx#AltTexts": AltTexts_9a3f452ceff089be8c855c87a4678f53,
  "/lifecycle/versions/record-change.tsx#RecordChange": RecordChange_c33471f1d11f3a0d504e390f1f570f7a,
  "/graph/link-targets/link-target.tsx#LinkTarget": LinkTarget_cb30909657d303b9fe6e887816f4564b,
  "/lifecycle/versions/link-change.tsx#LinkChange": LinkChange_a965c6a6a07ff9de992bde0b7db0bffc,
  "/lifecycle/versions/nothing.tsx#Nothing": Nothing_b81b5150bb370316180c73fc6f0148ff,
  "/desk/rows/open-new-rows.tsx#OpenNewRows": OpenNewRows_019296f44f513af56b638200baabceb0,
  "/desk/rows/row-title-label.tsx#RowTitleLabel": RowTitleLabel_afe5a38db9170a292a57ba98d9cad37a,
  "/lifecycle/versions/rows-change.tsx#RowsChange": RowsChange_53e057fbb499d3494b23d1b12ab75910,
  "/lifecycle/versions/yes-or-no-change.tsx#YesOrNoChange": YesOrNoChange_6d48fd0cb7456be3944d2d909b7878a8,
  "/desk/rows/look-label.tsx#LookLabel": LookLabel_a0006fd1746667f3d94c3ee7d19496f3,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/model/markup/clean-pastes.tsx#CleanPastes": CleanPastes_c583739284c79e0d2f590f48c4c1bece,
  "@payloadcms/richtext-lexical/client#TextStateFeatureClient": TextStateFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/library/media/add-pictures.tsx#AddPictures": AddPictures_406e961823b30dc7189ec12ea969f4e7,
  "/model/markup/dropped-markup.tsx#DroppedMarkup": DroppedMarkup_64a4c337924002300ec58e72d38f81d2,
  "/desk/preview/follow-preview.tsx#FollowPreview": FollowPreview_318cb1c9112be8b19cc74997d845cb0c,
  "/desk/preview/renew-preview.tsx#RenewPreview": RenewPreview_0b8d2c220b71fe26ae3243358020d68d,
  "/lifecycle/languages/language-panel.tsx#LanguagePanel": LanguagePanel_b51bf6cefc6b323762ffda0d170da1be,
  "/desk/block-clipboard/block-tools.tsx#BlockTools": BlockTools_266242722e7fdaf5d415122469432464,
  "/desk/picker/find-blocks.tsx#FindBlocks": FindBlocks_d0072fbea2f121293161e13881be9774,
  "/foundation/time/moment-field.tsx#MomentField": MomentField_53e830dbaa34424204516a990220f5e7,
  "/lifecycle/versions/moment-change.tsx#MomentChange": MomentChange_5cd43f5dae3f8aee03b46aa10934416e,
  "/foundation/fields/path-from-title.tsx#PathFromTitle": PathFromTitle_8f0758e10a81505b17730dcb30099b85,
  "/lifecycle/states/live-address.tsx#LiveAddress": LiveAddress_f752eaa17c7150d55e67b25aa3ce0224,
  "/lifecycle/versions/empty-reason.tsx#EmptyReason": EmptyReason_0aad1c95b7d84f8faac0245095cb3548,
  "/lifecycle/schedule/schedule-panel.tsx#SchedulePanel": SchedulePanel_f4706b2710e47413ca14d5b1837b973e,
  "/wire/draft-links/draft-links-panel.tsx#DraftLinksPanel": DraftLinksPanel_6794c4aaaa2264912e6ef93eb5400c0f,
  "/lifecycle/languages/languages-cell.tsx#LanguagesCell": LanguagesCell_bc75c108d9c00de436ab905c93ccc757,
  "/lifecycle/trash/deleted-at-cell.tsx#DeletedAtCell": DeletedAtCell_ad2baaa3ff757fd47e29c842d2b8f1a3,
  "/lifecycle/trash/used-on-panel.tsx#UsedOnPanel": UsedOnPanel_f0d1b390aa16a445e8ed8152bbd2d359,
  "/lifecycle/trash/trash-note.tsx#TrashNote": TrashNote_c1fc2a4aad1999aa1c004876c1864a08,
  "/desk/guides/guide-links.tsx#GuideLinks": GuideLinks_09d7efcb75a7c8d4f9c89963eec6fd53,
  "/lifecycle/publishing/keep-modified.tsx#KeepModified": KeepModified_4ab43ec2d9b33b0a7b90b3adecc1c9a1,
  "/foundation/refusals/refusal-notice.tsx#RefusalNotice": RefusalNotice_47ef24011772b62c6da134e55d535cdc,
  "/lifecycle/drafts/undo.tsx#Undo": Undo_b6d4ac43081e73b1120ee85cdd7518b2,
  "/lifecycle/drafts/autosave.tsx#Autosave": Autosave_6ca1fa6fcef3d6fe9ae24bd217c76f29,
  "/lifecycle/trash/trash-menu-item.tsx#TrashMenuItem": TrashMenuItem_5a37bcdc93764a35ee281f2e52699567,
  "/lifecycle/states/status.tsx#Status": Status_bfa2ecdf73fd5ca49e92f4c03fb4df3e,
  "/lifecycle/publishing/unpublish-button.tsx#UnpublishButton": UnpublishButton_b457da793d4fb6a5b428a15ebee1a0b5,
  "/lifecycle/versions/versions-view.tsx#VersionsView": VersionsView_9210c5fda8f316f2a077d16526df0350,
  "/desk/preview/page-view.tsx#PageView": PageView_f9c3a90821b7211c72f9494ace8338b2,
  "/lifecycle/versions/pictures-view.tsx#PicturesView": PicturesView_0ee11ea0655d1ebe353f9919f59feef1,
  "/identity/brand-fields/swatch.tsx#Swatch": Swatch_65f6b6b028279ecce326f5448b5c6a14,
  "/library/folders/folder-input-field.tsx#FolderInputField": FolderInputField_f770277df86f06445614d7a2f9d725cd,
  "/library/media/crops-panel.tsx#CropsPanel": CropsPanel_d96dc21e15d156c6f098276a7b11777e,
  "/library/media/same-content-panel.tsx#SameContentPanel": SameContentPanel_6c4bcb0a0aed328586dd1659b3213421,
  "/library/folders/folders-panel.tsx#FoldersPanel": FoldersPanel_66139c3c99d94893a5ff40f9a72bd94f,
  "/library/media/upload-limits.tsx#UploadLimits": UploadLimits_408f82f885b3bbc1a8b0333715f6b360,
  "/inbox/votes/codes-panel.tsx#CodesPanel": CodesPanel_c137dd3707af8c02f59d55e342b09840,
  "/inbox/votes/poll-state-cell.tsx#PollStateCell": PollStateCell_4ee75c2edf4ddeebf0b7131a295bd73c,
  "/inbox/votes/votes-view.tsx#VotesView": VotesView_1fcafd5e8b6aed504223290d3f01017b,
  "/inbox/forms/field-row-label.tsx#OptionRowLabel": OptionRowLabel_7367c59832dc8e2424c0f7e976693a7a,
  "/inbox/forms/condition-field.tsx#ConditionField": ConditionField_aef924c9c03ba562edbdae5d297febf8,
  "/inbox/forms/condition-value.tsx#ConditionValue": ConditionValue_ca63b99c2bc1f332bae7ae623be964ee,
  "/inbox/forms/field-row-label.tsx#FieldRowLabel": FieldRowLabel_7367c59832dc8e2424c0f7e976693a7a,
  "/inbox/submissions/form-submissions-view.tsx#FormSubmissionsView": FormSubmissionsView_9ef1f7457af38766c383ee40a23adb3b,
  "/foundation/controls/number-field.tsx#NumberField": NumberField_c32b4450c1ff16e139c3715015713bd2,
  "/model/products/product-stock-cell.tsx#ProductStockCell": ProductStockCell_1ed139721b232d13ded259c01cd38aac,
  "/inbox/submissions/submission-view.tsx#SubmissionView": SubmissionView_a61a5f24b575e0ea43df5aa70a7c66b9,
  "/graph/link-targets/target-cell.tsx#TargetCell": TargetCell_0589001dae91085fdd8bd64a8125c710,
  "/graph/path-counts/followed.tsx#FollowedCell": FollowedCell_c3e179006da6ce4d811a68a064a35cb2,
  "/graph/path-counts/followed.tsx#FollowedField": FollowedField_c3e179006da6ce4d811a68a064a35cb2,
  "/graph/path-counts/missing-paths-panel.tsx#MissingPathsPanel": MissingPathsPanel_d467495a5949b22ad1a6b832989910f8,
  "/graph/redirects/redirects-export-link.tsx#RedirectsExportLink": RedirectsExportLink_f91b14a059f61aa0bb150f38f338d1a9,
  "/graph/redirects/import-panel.tsx#ImportPanel": ImportPanel_941f75948110b8671759dad58b99d307,
  "/people/credentials/change-panels.tsx#ChangeEmailPanel": ChangeEmailPanel_17a61578a34aaa796fe6f98a23ada880,
  "/people/credentials/change-panels.tsx#ChangePasswordPanel": ChangePasswordPanel_17a61578a34aaa796fe6f98a23ada880,
  "/people/credentials/reset-link-panel.tsx#ResetLinkPanel": ResetLinkPanel_09bae88f26a073c9e6d76e2d8608abe8,
  "/people/second-factor/second-factor-panel.tsx#SecondFactorPanel": SecondFactorPanel_75fad2bb19a3716f444ca8d27c6e3629,
  "/people/sessions/sessions-panel.tsx#SessionsPanel": SessionsPanel_0aa35fc1dbbb87a8704b1e5e10a28ca3,
  "/people/credentials/invitation-panel.tsx#InvitationPanel": InvitationPanel_0bf323ae1411f9728e4d7b6ac15d5358,
  "/access/audit-log/plain-cell.tsx#PlainCell": PlainCell_2ef14135617ed22eb7b5aab1d71b07e9,
  "/access/audit-log/audit-export-link.tsx#AuditExportLink": AuditExportLink_c968ab02bd84a1e84d9c808e74c0bb72,
  "/graph/link-targets/move-link.tsx#MoveLink": MoveLink_e9f03a71d3d9a8b03ca1e7c1a9737633,
  "/graph/link-targets/add-page-link.tsx#AddPageLink": AddPageLink_fcc257df6ccd91376b7deea2ef697ad0,
  "/foundation/refusals/named-field.tsx#NamedField": NamedField_a96274228af430f29e7dab6cd5889a0e,
  "/desk/look/mark.tsx#MarkIcon": MarkIcon_bb363e24bb5551d360eb635f098a1258,
  "/desk/search/search.tsx#Search": Search_153b501f49377688b2ce5d57161867ab,
  "/desk/look/desk-link.tsx#DeskLink": DeskLink_a16ff0621856651733813c16ae0556e4,
  "/desk/look/mark.tsx#NavigationMark": NavigationMark_bb363e24bb5551d360eb635f098a1258,
  "/payload/mended-parts.tsx#MendedParts": MendedParts_56c64de08275040a3198845db63c4ed7,
  "/foundation/saving/sending.tsx#Sending": Sending_74727d4ce508fadb25a097641b783a46,
  "/people/sign-in/sign-in-again.tsx#SignInAgain": SignInAgain_19223993955579a74981f4a799a4cc9b,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/people/sign-in/sign-in-view.tsx#SignInView": SignInView_9564fea149171ec9f94abeb34cdd2e93,
  "/desk/overview/dashboard-view.tsx#DashboardView": DashboardView_eb99f5ef3612fe92ea14cacef39b4d75,
  "/desk/guides/guides-view.tsx#GuidesView": GuidesView_c1cb0fea9d47fabf8547664d1eba953f,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
