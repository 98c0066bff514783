import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-22',
  ranks: [
    {
      reason: 'Outside capital, a licence or a non-profit owner decides the form before anything else.',
      byTrade: {
        software:
          "Code written before incorporation belongs to whoever wrote it. Assignment to the company, vesting of founders' shares and terms for a founder who leaves are cheap on day one and costly during an investor's due diligence. A home address serves as registered office with the owner's consent and a utility bill. Money from abroad has to be reported after allotment; if it was forgotten, the next investor finds it.",
        electronics:
          "Product certificates, the import code and customers' vendor codes are issued to one legal person, which argues for forming the company before the first test report. Objects should name manufacture, import, repair and firmware where you do all of them. If a friend gives circuit designs in return for shares, have him assign them in writing, or he can leave with the product.",
        'auto-components':
          'A vehicle maker may ask for audited accounts and a board before it opens a vendor code, which points to a private limited company. Plant address proof, KYC and the share of each brother are settled with you, and an objects clause that covers both machining and assembly. Remember sister concerns: what they sell one another becomes related-party business, for which a company may need approvals on record.',
        fireworks:
          'Here incorporation starts at the licensing office, with MCA forms second, because explosives licences, magazines and factory plans are approved for a named licensee. Deed, licence copies, land documents and the list of agents come to us. Taking in a son-in-law by word alone, or changing partners without having the licence amended, can endanger the next renewal and with it a whole season of production.',
        matches:
          "A match unit's factory licence and approvals name one person or firm, so the change of form begins at the licensing office and the MCA forms come second. Deed, licence copies, land papers and the list of job-work units come to us. A partner taken in by word alone, without having the licence amended, endangers the next renewal.",
        quarries:
          "Quarry and crusher permissions change hands only with the consent of the department that granted them, so a company meant to run the site should secure this before machines are ordered. Lease order, clearances, promoters' KYC and a plan of capital guide the choice. Silent financiers under another man's lease have little to stand on; put their names into the share register or deed.",
        hospitals:
          "Doctors sharing a nursing home or a scan centre can think of an LLP or a company; a charitable hospital needs a trust, a society or a Section 8 company. The land title, machine loans and each doctor's share are settled first. Profit of a Section 8 company cannot be paid out to members, and founders who learn this after buying the land cannot simply turn back.",
        colleges:
          'Colleges and schools are commonly run by a trust, a society or a Section 8 company, as recognising bodies look for a non-profit owner. Land title, proposed objects and the names of founders are studied first, since the recognition is tied to them. A private company that only owns the building and lets it to the trust needs care over rent to relatives.',
        tanneries:
          'Membership in a common effluent plant, the consent order and the tannery lease do not pass to a new company by themselves. We read them with the partnership deed before advising on company or LLP. If a designer or buyer from overseas takes equity, the allotment must be notified to the Reserve Bank. Skipping that report costs more with each passing year.',
        'wind-farms':
          'One project, one company is the usual pattern, because lenders want plant, land lease and power agreement separate from the group. Captive users must hold shares and consume power in the proportions set by the electricity rules, so we design the shareholding with them at the table. Land papers, grid approval and KYC come in early. A later share transfer that ignores those proportions can endanger captive status.',
        tea: 'Heirs scattered over many towns own the estate together, and nobody can sign alone. A company or LLP gathers the decisions, but putting land into it can mean stamp duty and a look at land laws, so the sums come first. We study title deeds, heirship certificates, factory licence and board registrations. Incorporate and leave the land outside by oversight, and there is nothing to mortgage.',
        'textile-export':
          'Buyers abroad enrol a vendor by its legal name. A company replacing the proprietor is a new vendor with a new PAN, GST number and import export code, so time the change between two orders. Factory rent agreement, EB bill and KYC of each director start the file. Shipping before the new bank details are registered with customs can leave drawback with no account to land in.',
        'seafood-export':
          'Buyers approve a plant by its legal name, and so do the food authority and the marine export board. A company that takes over from partners tells all of them before the first container in its own name. Plant lease, approvals, bank limits and KYC are needed. An approval still standing in the old name is found at the port, with the cargo already frozen.',
        'power-looms':
          'Families with looms, a trading firm and a loan from each brother ask for a company when the bank wants one balance sheet. Power connections, loom hypothecation and subsidy papers stand in different names and move one by one. Rather than shift everything, some leave the looms outside and let the company buy and sell cloth; the rent then needs an agreement.',
        'spinning-mills':
          'Moving a family mill into a company is less about SPICe+ than about what trails behind it: power connection, pollution consent, factory licence, term loans and subsidy claims in the old name. We list these first, from the deed, audited accounts and title papers. To bill from the company before lender and electricity utility have agreed means running two businesses for months.',
        'dairy-farms':
          'Milk producers who pool feed buying or marketing may set up a producer company, owned by themselves. One family with its own sheds rarely needs that; proprietorship or LLP keeps filings light. Land papers, proof of being a producer and KYC of the first members are collected. A producer company that falls silent once the grant is spent still owes yearly returns, and late fees keep mounting.',
        layers:
          'Layer farmers who pool feed buying or egg marketing may set up a producer company, owned by themselves. One family with its own sheds rarely needs that; proprietorship or LLP keeps filings light. Land papers, proof of being a producer and KYC of the first members are collected. A company that falls silent once the feed mill is built still owes yearly returns.',
        cashew:
          'Growers who want to process what they harvest can form a producer company; a roaster with two brothers is better placed in a partnership or LLP. Shed title, machine loans, food licence and market papers are read with the form. Loans taken from nut suppliers for the season may count as deposits in a company, so list them before the name is reserved.',
        'silk-weaving':
          "Weavers who want to buy yarn and sell cloth jointly have a form of their own, the producer company, whose shares are held by producers. For a silk merchant's household an LLP or a plain partnership is mostly enough. KYC, proof of the craft and showroom papers are needed. Where brothers trade separately under one family name, the deed should say who owns it.",
        'cotton-weaving':
          "Weavers who want to buy yarn and sell cloth jointly have a form of their own, the producer company, whose shares are held by producers. A master weaver's household is mostly served by a partnership or LLP. KYC, proof of the craft and shop papers are needed. A label used by two brothers should be given to one of them in the deed, before a third registers it.",
        'machine-shops':
          'A tool room with one owner and a lathe loan seldom needs a company; one with a vendor code from a large plant often does. Machine hypothecation, shed lease and KYC decide the timing. Machines moved into the company without valuation and invoice leave depreciation and tax credit open to doubt, so the list is made before the form is filed.',
      },
    },
    {
      reason: 'Land, yard, vehicle or brand stands in a family name and has to follow, or stay behind.',
      byTrade: {
        coir: 'If many small growers feed one fibre unit, they might own it through a producer company; an exporter of mats and pith blocks with a couple of owners is better placed in an LLP or private company. Yard lease, power connection and Coir Board papers are checked. Subsidy sanctioned to the proprietor may not follow him into a new entity, so ask the branch before the name changes.',
        'dried-goods':
          "Trust in this trade is personal, and so is the loss: when a buyer in another State fails, the house of a proprietor stands behind the debt. An LLP limits that for modest yearly work. Market licence, godown leases and the banker's view on limits are gathered. Sharing profit with a financier by word of mouth is the mistake: his money is then neither capital nor loan.",
        'stored-crops':
          "Growers who want one store and one seller for their crop look at a producer company; a merchant family looks at an LLP, since a failed buyer can take the house of a proprietor. Market licence, godown title and the bank's limit are read together. A group formed for a scheme and then left asleep still owes its yearly forms.",
        'rice-mills':
          'Savings that growers and friends keep with the mill for interest may count as deposits in a company, and the Companies Act restricts them. Repay or restructure them first. Otherwise the form suits mills owned by several families, since shares pass to children while the mill runs on. Title or lease, licences, partner accounts and KYC are what we ask for.',
        lodges:
          "Lease signed first, company formed later: that order leaves a lodge with the building in one name and the food licence, fire certificate and portal contracts in another. Incorporate, then sign. Relatives who put in money may want shares, or merely interest, and the agreement has to say which. For the file we need KYC, the building owner's no-objection letter and a recent EB bill.",
        hotels:
          'Land in the hills or by a tourist spot is often family land that cannot simply be put into a company, so building, lease and business are separated first. Local permission, food licence and portal contracts follow the name on the lease. Incorporate, then sign. Relatives who put in money may want shares or merely interest, and the agreement has to say which.',
        lorries:
          "Every lorry has its own registration, permit, insurance and financier's endorsement. Shifting a fleet means repeating the transfer vehicle by vehicle with no-objection letters, which is why many owners leave the old ones outside and buy new ones in the company. Loan statements and the vehicle list show which way is cheaper. A truck earning for the company but insured for its former owner invites a contested claim.",
        'body-building':
          "Yard lease, approvals for body designs and advances from fleet owners stand in one man's name. A company that takes over must be shown to the transport authority and to each customer before it bills. Machinery list, approvals and KYC come first. An advance taken by the proprietor and a bus billed by the company leave two accounts that never meet.",
        'plant-contractors':
          "Large plants ask for a company or LLP with its own PF code before they raise a contract's value. Labour licence, codes and experience letters belong to the old name, and not all of them pass on. We list which must be taken afresh and choose the date between two contracts. Experience that cannot be shown in the new name may cost the next tender.",
        fabrication:
          "Boiler and structural work is given to firms with approvals, welders' tests and a past record, all in the name of the old proprietorship. Before incorporation we ask the customer which of them he will accept in the new name. Machinery list, shed title and bank guarantees are read too. A guarantee in the old name keeps the old firm alive for years.",
        'chemical-plants':
          'Plot allotment, consent orders, storage licences and hazardous waste permission name a particular person, and whoever incorporates has to carry each across. Objects should allow making as well as trading. Allotment rules of the estate may treat a change of shareholding as a transfer with a fee, so the letter of allotment is read before shares are promised.',
        fishing:
          'Several families sharing a vessel do well with a written partnership deed; a net shop or ice plant may suit an LLP. Vessel papers, licence, insurance and KYC are needed. Without a deed the dispute begins the day the boat is lost and one man alone is named in the insurance. Fishers who want to sell together can look at a producer company or a society.',
        'vegetable-markets':
          "Growers who pool vegetables or fruit may form a producer company with its own stall; a commission agent's family is mostly better off with an LLP or a partnership. Market licence and stall allotment name one person, and the market committee decides if they pass on. Advances to growers and borrowed money behind them are listed first.",
        'spice-estates':
          'Heirs scattered over many towns own the estate together, and nobody can sign alone. A company or LLP gathers the decisions, but putting land into it can mean stamp duty and a look at land laws, so the sums come first. Title deeds, heirship certificates and board registrations are studied. Leave the land outside by oversight, and there is nothing to mortgage.',
        salt: "Salt works begin with the lessor, whose consent to a change of lessee is wanted in writing before any company is formed. Lease, pan sketch, wage books and KYC are read. Small producers can sell together through a society or a producer company. A company that scrapes on a lease in the father's name pays royalty for him and owns nothing.",
        'metal-crafts':
          "Artisans who sell as a group can look at a producer company or a society; a family workshop is mostly served by a proprietorship or partnership with a clear deed. Shop licence, tool list and KYC are enough. A craft name that carries a place or a GI tag belongs to all its makers, so it cannot simply be taken as the company's brand.",
        jewellery:
          "Whose metal is it? Before a workshop or shop becomes a company, family metal brought in as capital needs weight, value and proof of ownership, or tax questions follow it. Licences and the bank's metal or cash limit are taken afresh in the new name. Monthly savings schemes of customers need care first, for instalments held long in a company may be treated as deposits.",
        'cement-dealers':
          "A dealership is given to a named person or firm, and the maker's written consent comes before any change of form. Security deposit, credit limit and target accounts move only with that letter. Partnership accounts, godown lease and KYC are read with it. Rebates earned under the old code may be lost if the change falls in the middle of the maker's year.",
        sweets:
          "A sweet shop's name is its capital, and brothers who open branches under it should settle who owns it before a company is formed. Food licences, rent deeds and the trade mark papers are read. Till cash taken home as before becomes a loan from the company to its director. For two counters and one stove, a good partnership deed is often enough.",
        restaurants:
          'Lease signed first, company formed later: that order leaves a restaurant with the premises in one name and the food licence, app contracts and card machine in another. Incorporate, then sign. A brand shared with cousins in other towns needs a written licence. Relatives who put in money may want shares or merely interest, and the agreement has to say which.',
        printing:
          'Imported presses come with long loans for which the whole family signs, and a personal guarantee survives the change of form. Better to hear that before than after. Sanction letter, machine invoices, lease and KYC are read by us. Search names patiently: words such as graphics, prints and packs are common, and each resubmission sets back the bank account and the first order.',
      },
    },
    {
      reason: 'A shop or small unit seldom needs a company; the question is when it starts to.',
      byTrade: {
        'bazaar-shops':
          "A single shop seldom needs a company, and we say so. With a second branch, a franchise or a brother-in-law's capital the question becomes real, and yearly filings are weighed against your habits. Rent agreement, brand search and KYC are enough for a start. Till cash taken home as before becomes a loan from the company to its director, which company law restricts and tax law may treat as dividend.",
        sago: 'Sago factories owned by several families do well as an LLP or a company, since shares pass to children without touching the power connection. Membership of the selling society, the market licence and seasonal deposits from suppliers are settled first; in a company such deposits are restricted. Partner accounts, land title and KYC are read together.',
        'weaver-societies':
          "A co-operative society is not registered with the company Registrar but with its own, and it needs no company beside it for ordinary work. Members who want to sell under a brand or borrow on orders can set up a producer company of their own. By-laws, member list and the society's consent are read first. Two bodies selling the same cloth need a line between them.",
        'cloth-trade':
          "A showroom or stall with one family behind it seldom needs a company, and we say so. With a second branch, a franchise or a brother-in-law's capital the question becomes real. Rent agreement, brand search and KYC are enough for a start. Till cash taken home as before becomes a loan from the company to its director, which company law restricts.",
      },
    },
  ],
} satisfies Trades;
