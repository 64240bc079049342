import { describe, expect, test } from "vitest";
import { exportOf, type SampleExport } from "../sample-export.ts";
import { targetsOf } from "../sample-feed.ts";

const EXPORTS: readonly SampleExport[] = [
  {
    name: "HubSpot",
    header:
      "Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Lead Status,Create Date,Job Title,Company Name,Salutation,Mobile Phone Number,Date of birth",
    targets: `
      first_name: First Name
      last_name: Last Name
      email: Email
      phone: Phone Number | Mobile Phone Number
      job_title: Job Title
      company: Company Name
      salutation: Salutation
      birthday: Date of birth`,
  },
  {
    name: "Mailchimp",
    header:
      "Email Address,First Name,Last Name,Birthday,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS",
    targets: `
      email: Email Address
      first_name: First Name
      last_name: Last Name
      birthday: Birthday
      timezone: TIMEZONE`,
  },
  {
    name: "Salesforce report: Title is the job",
    header:
      "Salutation,First Name,Last Name,Title,Account Name,Mailing Street,Mailing City,Phone,Mobile,Email,Birthdate",
    targets: `
      salutation: Salutation
      first_name: First Name
      last_name: Last Name
      job_title: Title
      company: Account Name
      location: Mailing City
      phone: Phone | Mobile
      email: Email
      birthday: Birthdate`,
  },
  {
    name: "Zoho CRM",
    header:
      "Record Id,Contact Owner.id,Contact Owner,Lead Source,First Name,Last Name,Account Name.id,Account Name,Email,Title,Department,Phone,Home Phone,Mobile,Date of Birth,Created Time,Tag",
    rows: [["1", "2", "Chris", "", "Ana", "Muster", "3", "Muster GmbH", "", "Buyer", "", "", "", "", "", "", ""]],
    targets: `
      first_name: First Name
      last_name: Last Name
      company: Account Name
      email: Email
      job_title: Title
      phone: Phone | Home Phone | Mobile
      birthday: Date of Birth`,
  },
  {
    name: "Shopify customers",
    header:
      "Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address City,Default Address Country Code,Default Address Phone,Phone,Total Spent,Note,Tax Exempt,Tags,Fecha de nacimiento (customer.metafields.facts.birth_date)",
    targets: `
      first_name: First Name
      last_name: Last Name
      email: Email
      company: Default Address Company
      location: Default Address City
      phone: Default Address Phone | Phone
      birthday: Fecha de nacimiento (customer.metafields.facts.birth_date)`,
  },
  {
    name: "Brevo",
    header: "EMAIL;LASTNAME;FIRSTNAME;SMS;EMAIL_BLACKLISTED;SMS_BLACKLISTED;ADDED_TIME;MODIFIED_TIME",
    targets: `
      email: EMAIL
      last_name: LASTNAME
      first_name: FIRSTNAME
      phone: SMS
      inactive: EMAIL_BLACKLISTED`,
  },
  {
    name: "Eventbrite attendees: Group is a group of tickets",
    header:
      "Order #,Order Date,First Name,Surname,Email,Quantity,Price Tier,Ticket Type,Attendee #,Group,Order Type,Currency,Total Paid,Attendee Status,Cell Phone",
    targets: `
      first_name: First Name
      last_name: Surname
      email: Email
      inactive: Attendee Status
      phone: Cell Phone`,
  },
  {
    name: "Microsoft Entra",
    header:
      "userPrincipalName,displayName,surname,mail,givenName,objectId,userType,jobTitle,department,accountEnabled,usageLocation,streetAddress,state,country,physicalDeliveryOfficeName,city,postalCode,telephoneNumber,mobile,alternateEmailAddress",
    targets: `
      email: userPrincipalName | mail | alternateEmailAddress
      full_name: displayName
      last_name: surname
      first_name: givenName
      job_title: jobTitle
      inactive: accountEnabled
      location: physicalDeliveryOfficeName | city
      phone: telephoneNumber | mobile`,
  },
  {
    name: "Entra bulk template",
    header:
      "Name [displayName] Required,User name [userPrincipalName] Required,Initial password [passwordProfile] Required,Block sign in (Yes/No) [accountEnabled] Required,First name [givenName],Last name [surname],Job title [jobTitle],Assistant phone [mobile]",
    targets: `
      full_name: Name [displayName] Required
      email: User name [userPrincipalName] Required
      inactive: Block sign in (Yes/No) [accountEnabled] Required
      first_name: First name [givenName]
      last_name: Last name [surname]
      job_title: Job title [jobTitle]`,
  },
  {
    name: "Google Workspace users",
    header:
      "First Name [Required],Last Name [Required],Email Address [Required],Password [Required],Password Hash Function [UPLOAD ONLY],Org Unit Path [Required],New Primary Email [UPLOAD ONLY],Status [READ ONLY],Recovery Email,Home Secondary Email,Work Secondary Email,Recovery Phone [MUST BE IN THE E.164 FORMAT],Work Phone,Home Phone,Mobile Phone,Employee ID,Employee Title,Manager Email,Department,Change Password at Next Sign-In",
    targets: `
      first_name: First Name [Required]
      last_name: Last Name [Required]
      email: Email Address [Required] | Home Secondary Email | Work Secondary Email
      inactive: Status [READ ONLY]
      phone: Work Phone | Home Phone | Mobile Phone
      job_title: Employee Title`,
  },
  {
    name: "BambooHR",
    header:
      "Employee #,First Name,Last Name,Job Title,Department,Division,Location,Status,Hire Date,Work Email,Reports To,Birth Date,Birthday",
    targets: `
      first_name: First Name
      last_name: Last Name
      job_title: Job Title
      location: Location
      inactive: Status
      email: Work Email
      birthday: Birth Date | Birthday`,
  },
  {
    name: "Personio, German",
    header: "Vorname;Nachname;E-Mail;Geburtsdatum;Abteilung;Status;Eintrittsdatum;Austrittsdatum",
    targets: `
      first_name: Vorname
      last_name: Nachname
      email: E-Mail
      birthday: Geburtsdatum
      inactive: Status | Austrittsdatum`,
  },
  {
    name: "ADP",
    header: "Payroll Name,Position ID,Position Description,Home Department,Position Status,Hire Date",
    targets: `
      full_name: Payroll Name
      job_title: Position Description
      inactive: Position Status`,
  },
  {
    name: "Workday",
    header: "Worker,Business Title,Hire Date,Email,Date of Birth",
    targets: `
      full_name: Worker
      job_title: Business Title
      email: Email
      birthday: Date of Birth`,
  },
  {
    name: "Planning Center",
    header:
      "Person ID,Given Name,First Name,Nickname,Middle Name,Last Name,Name Suffix,Birthdate,Anniversary,Gender,Grade,School,Medical Notes,Marital Status,Status,Membership,Home Email,Work Email,Other Email,Home Phone Number,Mobile Phone Number,Household ID,Household Name,Household Primary Contact",
    targets: `
      first_name: Given Name | First Name
      last_name: Last Name
      birthday: Birthdate
      gender: Gender
      relationship_status: Marital Status
      inactive: Status | Membership
      email: Home Email | Work Email | Other Email
      phone: Home Phone Number | Mobile Phone Number`,
  },
  {
    name: "OneRoster users.csv",
    header:
      "sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password",
    targets: `
      inactive: status | enabledUser
      first_name: givenName
      last_name: familyName
      email: email
      phone: sms | phone`,
  },
  {
    name: "HR birthday list: Name beside Vorname is the family name",
    header: "Nr.;Name;Vorname;Geburtsdatum;Abteilung;Alter",
    targets: `
      last_name: Name
      first_name: Vorname
      birthday: Geburtsdatum`,
  },
];

describe("headers of programs", () => {
  test.each(EXPORTS)("are matched to their fields in $name", (sample) => {
    const { list, targets } = exportOf(sample);
    expect(targetsOf(list)).toEqual(targets);
  });
});
